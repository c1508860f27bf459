// Takes the place of VS Code's native log writer in the server that the tests and `npm start` install.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export const version = 0;
export function setLevel() {}
export function setFlushOn() {}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'critical'];

export class Logger {
  #file;
  #level = 2;
  #raw = false;

  constructor(_type, _name, file) {
    mkdirSync(dirname(file), { recursive: true });
    this.#file = file;
  }

  #write(level, message) {
    if (level < this.#level) return;
    const line = this.#raw ? message : `${new Date().toISOString()} [${levels[level]}] ${message}\n`;
    try {
      appendFileSync(this.#file, line);
    } catch {
      // A log that can't be written must not stop the editor.
    }
  }

  trace = (message) => this.#write(0, message);
  debug = (message) => this.#write(1, message);
  info = (message) => this.#write(2, message);
  warn = (message) => this.#write(3, message);
  error = (message) => this.#write(4, message);
  critical = (message) => this.#write(5, message);
  getLevel = () => this.#level;
  setLevel = (level) => void (this.#level = level);
  setPattern() {}
  clearFormatters = () => void (this.#raw = true);
  flush() {}
  drop() {}
}

export const createRotatingLogger = async (name, file) => new Logger('rotating', name, file);
export const createAsyncRotatingLogger = createRotatingLogger;
