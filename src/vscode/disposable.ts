import type * as vscode from 'vscode';

/** Owns what it registered, and disposes it with itself. */
export abstract class Disposable implements vscode.Disposable {
  private readonly owned: vscode.Disposable[] = [];

  protected register<T extends vscode.Disposable>(one: T): T {
    this.owned.push(one);
    return one;
  }

  dispose(): void {
    for (const one of this.owned.splice(0).reverse()) one.dispose();
  }
}
