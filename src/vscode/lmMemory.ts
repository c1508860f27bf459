import type * as vscode from 'vscode';

const KEY = 'vitae.vscodeModel';

/** The model of VS Code that the user chose. */
export interface RememberedLm {
  vendor: string;
  id: string;
  name: string;
  /** A request has gone through: the user agreed to its use, where VS Code asks. */
  agreed: boolean;
}

/** Which model of VS Code was chosen last, kept over sessions. */
export class LmMemory {
  constructor(private readonly state: vscode.Memento) {}

  get(): RememberedLm | undefined {
    return this.state.get<RememberedLm>(KEY);
  }

  async choose({ vendor, id, name }: Omit<RememberedLm, 'agreed'>): Promise<void> {
    const before = this.get();
    const same = before?.vendor === vendor && before.id === id;
    await this.state.update(KEY, { vendor, id, name, agreed: same && before.agreed });
  }

  /** Notes for a model whether it may be used; nothing where another was chosen meanwhile. */
  async answered({ vendor, id }: Pick<RememberedLm, 'vendor' | 'id'>, agreed: boolean): Promise<boolean> {
    const before = this.get();
    if (before?.vendor !== vendor || before.id !== id || before.agreed === agreed) return false;
    await this.state.update(KEY, { ...before, agreed });
    return true;
  }
}
