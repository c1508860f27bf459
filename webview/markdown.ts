import MarkdownIt, { type Token } from 'markdown-it';

/** Links that may leave the panel; everything else is shown as text. */
export function isAllowedLink(href: string): boolean {
  return /^(?:https:\/\/|mailto:)[^\s]+$/i.test(href);
}

const markdown = new MarkdownIt({ html: false, linkify: true });
// "README.md" is a file here, not a site in Moldova.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// Every target parses as a link, and `plainLinks` shows those that may not be opened as text, target included.
markdown.validateLink = () => true;

/** A remote image would tell its server who reads this, and when: its alternative text stands for it. */
markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const alt = renderer.renderInlineAsText(tokens[index]?.children ?? [], options, env);
  return markdown.utils.escapeHtml(alt);
};

markdown.core.ruler.push('plain_links', ({ tokens, Token: Plain }) => {
  for (const token of tokens) {
    // Alignment comes as a style attribute, which the page's policy forbids.
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    if (token.children) token.children = plainLinks(token.children, Plain);
  }
});

function plainLinks(tokens: Token[], Plain: typeof Token): Token[] {
  let target: string | null = null;
  return tokens.map((token) => {
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '');
      if (isAllowedLink(href)) return token;
      target = token.info === 'auto' ? '' : ` (${href})`;
      return new Plain('text', '', 0);
    }
    if (token.type === 'link_close' && target !== null) {
      const text = new Plain('text', '', 0);
      text.content = target;
      target = null;
      return text;
    }
    return token;
  });
}

/** Markdown to HTML, without raw HTML, images or links to anything but `https:` and `mailto:`. */
export function toHtml(source: string): string {
  return markdown.render(source);
}
