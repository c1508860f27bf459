import type * as vscode from 'vscode';
import { hostOfAddress, originOfAddress } from '../protocol/endpoint';

/** Where keys live in SecretStorage: one per origin, so that a key only ever goes where it was given for. */
const KEYS = 'vitae.model.apiKey:';

/** API keys by the origin of an endpoint's address. */
export class ModelKeys {
  constructor(private readonly secrets: vscode.SecretStorage) {}

  /** Earlier versions kept keys by the host alone: such a one is for the encrypted way, whichever it was given for. */
  async get(address: string): Promise<string | undefined> {
    const origin = originOfAddress(address);
    if (origin === '') return undefined;
    const key = await this.secrets.get(KEYS + origin);
    return key ?? (origin.startsWith('https:') ? this.secrets.get(KEYS + hostOfAddress(address)) : undefined);
  }

  /** Keeps a key; an address that is none has no place for it. */
  async set(address: string, key: string): Promise<void> {
    const origin = originOfAddress(address);
    if (origin !== '') await this.secrets.store(KEYS + origin, key);
  }

  async remove(address: string): Promise<void> {
    const origin = originOfAddress(address);
    if (origin === '') return;
    await this.secrets.delete(KEYS + origin);
    if (origin.startsWith('https:')) await this.secrets.delete(KEYS + hostOfAddress(address));
  }

  onDidChange(changed: () => void): vscode.Disposable {
    return this.secrets.onDidChange(({ key }) => key.startsWith(KEYS) && changed());
  }
}
