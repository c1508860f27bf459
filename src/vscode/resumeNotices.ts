import type * as vscode from 'vscode';
import type { DetachedEvidence } from '../document/standing';
import { l10n } from './l10n';
import type { ResumeUi } from './resumeUi';
import { labelOf } from './textFiles';

const detachedKey = 'vitae.resume.detachedTold';
const missingKey = 'vitae.resume.missingTold';

/** Tells the user what happened to their resume behind their back, each thing once. */
export class ResumeNotices {
  readonly #memento: vscode.Memento;
  readonly #ui: ResumeUi;

  constructor(memento: vscode.Memento, ui: ResumeUi) {
    this.#memento = memento;
    this.#ui = ui;
  }

  /** Bullets were rewritten so far that their evidence no longer counts. */
  detached(losses: DetachedEvidence[]): void {
    const told = this.#memento.get<string[]>(detachedKey, []);
    const fresh = losses
      .map(({ entryName, bulletIds }) => ({ entryName, ids: bulletIds.filter((id) => !told.includes(id)) }))
      .filter(({ ids }) => ids.length > 0);
    const ids = fresh.flatMap((loss) => loss.ids);
    const [first] = fresh;
    if (!first) return;
    // The newest are enough: what was told long ago stands in no resume any more.
    void this.#memento.update(detachedKey, [...told, ...ids].slice(-200));
    void this.#ui.info(
      ids.length === 1
        ? l10n.t(
            'A bullet of “{0}” was rewritten by hand, so its earlier evidence no longer belongs to it.',
            first.entryName,
          )
        : l10n.t(
            '{0} bullets of your resume were rewritten by hand, so their earlier evidence no longer belongs to them.',
            ids.length,
          ),
    );
  }

  /** The chosen file is gone. Told again only after it was back in between. */
  missing(uri: vscode.Uri, find: () => Promise<unknown>): void {
    if (this.#memento.get(missingKey) === uri.toString()) return;
    void this.#memento.update(missingKey, uri.toString());
    const pick = l10n.t('Find…');
    void this.#ui
      .warn(
        l10n.t(
          'Your resume {0} is no longer in its place. Until it is back, Vitae uses a private one.',
          labelOf(uri),
        ),
        pick,
      )
      .then((picked) => (picked === pick ? find() : undefined));
  }

  /** The chosen file is there. */
  found(): void {
    if (this.#memento.get(missingKey) !== undefined) void this.#memento.update(missingKey, undefined);
  }

  /** The evidence could not be read. */
  evidenceSetAside(name: string): void {
    void this.#ui.warn(
      l10n.t(
        'The evidence of your resume could not be read and was set aside as {0}. The resume itself is not affected.',
        name,
      ),
    );
  }
}
