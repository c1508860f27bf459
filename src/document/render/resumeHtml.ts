import type { Language } from '../../protocol/cards';
import { contentOf, sectionsOf } from './content';
import { header, summary } from './header';
import { Html, html, join } from './html';
import { paperCss, paperOf } from './paper';
import { section } from './sections';
import { words } from './words';

/** The parts of a page that shows a resume. */
export interface RenderedResume {
  /** The paper: one element, without styles. */
  paper: string;
  css: string;
  lang: 'en' | 'zh-CN';
  /** The person's name, else "Resume". */
  title: string;
}

/**
 * Lays a parsed JSON Resume out, ready to print. All of it is escaped; links lead to http, https and mailto only; nothing
 * runs and nothing is fetched.
 */
export function renderResume(resume: unknown, language: Language): RenderedResume {
  const content = contentOf(resume);
  const { basics = {} } = content;
  const top = header(basics);
  const body = join([
    top?.markup ? html`<header>${top}</header>` : undefined,
    summary(basics, language),
    ...sectionsOf(content).map((name) => section(name, content, language)),
  ]);
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  return {
    paper: html`<main class="paper" lang="${lang}">${body}</main>`.markup,
    css: paperCss(language, paperOf(content, language)),
    lang,
    title: basics.name ?? words[language].title,
  };
}

/** A whole page that needs nothing else: open it in a browser and print it. */
export function resumeHtml(resume: unknown, language: Language): string {
  const { paper, css, lang, title } = renderResume(resume, language);
  return `${
    html`<!DOCTYPE html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <meta
            http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
          />
          <title>${title}</title>
          <style>
            ${new Html(css)}
          </style>
        </head>
        <body>
          ${new Html(paper)}
        </body>
      </html>`.markup
  }\n`;
}
