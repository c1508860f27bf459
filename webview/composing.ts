/**
 * Tells the keys of an input method from the user's own. A key belongs to the input method while it composes, and so
 * does the Enter that ends the composition: Chromium sends it before `compositionend` (key code 229), WebKit right
 * after it in the same task.
 */
export function composing(): { owns(event: KeyboardEvent): boolean; ended(): void } {
  let justEnded = false;
  return {
    owns: (event) => event.isComposing || event.keyCode === 229 || justEnded,
    ended: () => {
      justEnded = true;
      setTimeout(() => (justEnded = false));
    },
  };
}
