import { findTechnologies } from '../../../text/technologies';
import type { TechnologyMention } from '../../../text/technologies';
import { TECHNOLOGIES } from '../../../text/technologyTable';
import { findTypos } from './typos';
import type { Misspelling } from './typos';

/** Names of formats, makers and systems beside the technologies: as their makers write them. */
const WRITTEN = new Map(
  `GitHub GitLab iOS iPadOS macOS iPhone iPad Android Linux Ubuntu HTML HTML5 CSS CSS3 JSON XML YAML SQL NoSQL HTTP HTTPS API APIs SDK OAuth WebSocket WebSockets YouTube LinkedIn PowerPoint JavaScript TypeScript
  WordPress OpenSSL OpenCV VMware SaaS IoT PaaS GraphQL WebRTC WebGL WebAssembly LaTeX UML TCP UDP JWT CLI GUI GPU CPU LLM PDF CSV URL URLs UI UX ORM ETL NLP AWS`
    .split(/\s+/)
    .map((name): [string, string] => [name.toLowerCase(), name]),
);
/** Spellings that are in use beside the official one. */
const ACCEPTED = new Set(
  `React.js ReactJS Vue.js Vuejs VueJS Node Next Golang Postgres Mongo K8s k8s JS TS ES6 C/C++ Restful RESTful REST Numpy NumPy Spring-Boot VS-Code VSCode PyTorch Pytorch gRPC npm pnpm yarn nginx NGINX Nginx vim Vim git Git bash
  webpack Webpack vite Vite jQuery systemd eBPF pandas Pandas pytest Pytest ffmpeg FFmpeg make Make Shell shell Redis MyBatis Mybatis-Plus MyBatis-Plus scikit-learn Scikit-learn etcd Etcd`.split(
    /\s+/,
  ),
);
const bare = (name: string): string => name.toLowerCase().replace(/[\s._-]/g, '');
/** Between letters and marks: code, paths, addresses and file names keep their spelling. */
const IN_CODE = /[`/@#_:=]$|\w\.$/;
const CODE_AFTER = /^(?:[`/@#_=]|\.\w|:\/\/|-\w)/;

let oneWord: Map<string, string> | undefined;

/** Names of one word by their letters: `nodejs` → Node.js. */
function oneWordNames(): ReadonlyMap<string, string> {
  oneWord ??= new Map(
    TECHNOLOGIES.filter(([name, kind]) => kind !== 'concept' && !name.includes(' ')).map(([name]) => [
      bare(name),
      name,
    ]),
  );
  return oneWord;
}

/** Technologies whose letters are right and whose case, spaces or marks are not: `Mysql`, `NodeJs`, `springboot`. */
export function findMisspellings(
  text: string,
  technologies: readonly TechnologyMention[] = findTechnologies(text),
): Misspelling[] {
  const found: Misspelling[] = [];
  const add = (start: number, surface: string, name: string): void => {
    if (surface === name || ACCEPTED.has(surface)) return;
    if (
      IN_CODE.test(text.slice(Math.max(0, start - 2), start)) ||
      CODE_AFTER.test(text.slice(start + surface.length))
    )
      return;
    const span: [number, number] = [start, start + surface.length];
    if (!found.some((other) => span[0] < other.span[1] && other.span[0] < span[1]))
      found.push({ span, surface, name });
  };
  for (const match of text.matchAll(/(?<![\w.-])(?=([A-Za-z]{2,12}) ([A-Za-z]{2,12})(?![\w-]))/g)) {
    // "Mongo db", "Type Script": a name that its makers write in one word.
    const [, left = '', right = ''] = match;
    const name = oneWordNames().get((left + right).toLowerCase());
    if (name !== undefined) add(match.index, `${left} ${right}`, name);
  }
  for (const { span, surface, name, kind } of technologies) {
    if (kind !== 'concept' && bare(surface) === bare(name)) add(span[0], surface, name);
  }
  for (const match of text.matchAll(/(?<![\w.-])[A-Za-z][A-Za-z0-9]+(?![\w-])/g)) {
    const name = WRITTEN.get(match[0].toLowerCase());
    // "Api" and "api" are read as API; in capitals a name is shouted.
    if (name !== undefined) add(match.index, match[0], name);
  }
  for (const { span, surface, name } of findTypos(text, technologies)) add(span[0], surface, name);
  return found.sort((a, b) => a.span[0] - b.span[0]);
}
