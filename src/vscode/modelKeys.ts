import type * as vscode from 'vscode';
import { hostOfAddress } from '../protocol/endpoint';

/** Where keys live in SecretStorage: one per host, so that a key only ever goes to the host that it was given for. */
const KEYS = 'vitae.model.apiKey:';

/** API keys by the host of an endpoint's address. */
export class ModelKeys {
  constructor(private readonly secrets: vscode.SecretStorage) {}

  get(address: string): Thenable<string | undefined> {
    return this.secrets.get(nameOf(address));
  }

  async set(address: string, key: string): Promise<void> {
    await this.secrets.store(nameOf(address), key);
  }

  async remove(address: string): Promise<void> {
    await this.secrets.delete(nameOf(address));
  }

  onDidChange(changed: () => void): vscode.Disposable {
    return this.secrets.onDidChange(({ key }) => key.startsWith(KEYS) && changed());
  }
}

function nameOf(address: string): string {
  return KEYS + hostOfAddress(address);
}
