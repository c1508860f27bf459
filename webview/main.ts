import './app';
import type { PanelElement } from './app';
import { vscodeHost } from './vscodeHost';
import { Panel } from './panel';

/** One rendering a frame; a hidden page has no frames, so a timer stands by. */
function oncePerFrame(render: () => void): () => void {
  let asked = false;
  const run = (): void => {
    if (asked) render();
    asked = false;
  };
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(run);
    setTimeout(run, 250);
  };
}

const element = document.createElement('vitae-panel') as PanelElement;
element.panel = new Panel(
  vscodeHost(),
  oncePerFrame(() => element.requestUpdate()),
);
element.language = document.body.dataset['language'] === 'zh' ? 'zh' : 'en';
document.getElementById('app')?.replaceChildren(element);
element.panel.start();
// Focusing the view is focusing its composer, unless something else in it had the focus.
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) element.panel?.composer?.focus();
});
