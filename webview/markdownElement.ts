import DOMPurify from 'dompurify';
import { isAllowedLink, toHtml } from './markdown';

const allowed = {
  ALLOWED_TAGS:
    'p br strong em s code pre ul ol li blockquote h1 h2 h3 h4 h5 h6 hr a table thead tbody tr th td'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'title', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:)/i,
  RETURN_DOM_FRAGMENT: true as const,
};

/**
 * Shows markdown. While a text streams only the blocks that changed are replaced, so that a selection in what stands
 * already survives, and long texts stay cheap.
 */
class MarkdownElement extends HTMLElement {
  #source: string | null = null;

  set source(source: string) {
    if (source === this.#source) return;
    this.#source = source;
    const fragment = DOMPurify.sanitize(toHtml(source), allowed);
    const next = [...fragment.childNodes].filter((node) => node instanceof Element);
    next.forEach((block, index) => {
      const old = this.children[index];
      if (!old) this.append(block);
      else if (!old.isEqualNode(block)) old.replaceWith(block);
    });
    while (this.children.length > next.length) this.lastElementChild?.remove();
  }
}

customElements.define('vitae-markdown', MarkdownElement);

/** The link that a click or key press would follow, if it is one that may be opened. */
export function linkOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return isAllowedLink(href) ? href : null;
}
