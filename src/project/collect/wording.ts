import type { Language } from '../../protocol/cards';

/** Sentences for facts that were counted or read from data, in the language of the evidence. */
export interface Wording {
  authorship(mine: number, total: number): string;
  period(first: string, last: string): string;
  releases(count: number, latest: string, month?: string): string;
  language(name: string, share: number): string;
  dependency(name: string, pkg: string, files: number, dev: boolean): string;
  manifest(field: 'name' | 'license' | 'bin' | 'engine', value: string): string;
  dockerfile(images: readonly string[], stages: number): string;
  compose(services: readonly string[], count: number, technologies: readonly string[]): string;
  /** `does`: test, lint, publish, image, deploy, release, security; `platforms`: how many systems it tests on. */
  workflow(name: string | undefined, does: readonly string[], platforms?: number): string;
}

const DOES_EN: Record<string, string> = {
  test: 'runs the tests',
  lint: 'checks the code',
  publish: 'publishes packages',
  image: 'builds Docker images',
  deploy: 'deploys',
  release: 'makes releases',
  security: 'scans for vulnerabilities',
};

const DOES_ZH: Record<string, string> = {
  test: '运行测试',
  lint: '检查代码',
  publish: '发布软件包',
  image: '构建 Docker 镜像',
  deploy: '部署',
  release: '发布版本',
  security: '扫描安全漏洞',
};

const en: Wording = {
  authorship: (mine, total) => `${mine} of ${total} commits are yours (merges and bots left out)`,
  period: (first, last) =>
    first === last ? `Your commits are of ${first}` : `Your commits reach from ${first} to ${last}`,
  releases: (count, latest, month) =>
    `${count} tagged ${count === 1 ? 'release' : 'releases'}, the latest ${latest}${month ? ` (${month})` : ''}`,
  language: (name, share) => `${name}: ${share}% of the project’s own source code`,
  dependency: (name, pkg, files, dev) =>
    (name === pkg ? name : `${name} (${pkg})`) +
    (files > 0
      ? `, imported by ${files} source ${files === 1 ? 'file' : 'files'}`
      : ', declared, not imported') +
    (dev ? ', for development' : ''),
  manifest: (field, value) =>
    ({
      name: `Package name: ${value}`,
      license: `Licence: ${value}`,
      bin: `Installs the command ${value}`,
      engine: `Runs on ${value}`,
    })[field],
  dockerfile: (images, stages) =>
    `Docker image${images.length > 0 ? ` built on ${images.join(', ')}` : ''}${stages > 1 ? ` in ${stages} stages` : ''}`,
  compose: (services, count, technologies) =>
    `Docker Compose with ${count} ${count === 1 ? 'service' : 'services'} (${services.join(', ')})` +
    (technologies.length > 0 ? `, among them ${technologies.join(', ')}` : ''),
  workflow: (name, does, platforms) =>
    `GitHub Actions${name ? ` workflow "${name}"` : ''} ${does.map((what) => DOES_EN[what] ?? what).join(', ')}` +
    (platforms ? ` on ${platforms} operating systems` : ''),
};

const zh: Wording = {
  authorship: (mine, total) => `${total} 次提交中有 ${mine} 次是你的（不含合并与机器人提交）`,
  period: (first, last) => (first === last ? `你的提交在 ${first}` : `你的提交从 ${first} 到 ${last}`),
  releases: (count, latest, month) =>
    `共 ${count} 个版本标签，最新为 ${latest}${month ? `（${month}）` : ''}`,
  language: (name, share) => `${name}：占项目自身源代码的 ${share}%`,
  dependency: (name, pkg, files, dev) =>
    (name === pkg ? name : `${name}（${pkg}）`) +
    (files > 0 ? `，${files} 个源文件引用` : '，已声明但代码未引用') +
    (dev ? '，用于开发' : ''),
  manifest: (field, value) =>
    ({
      name: `包名：${value}`,
      license: `许可证：${value}`,
      bin: `提供命令 ${value}`,
      engine: `运行于 ${value}`,
    })[field],
  dockerfile: (images, stages) =>
    `Docker 镜像${images.length > 0 ? `，基于 ${images.join('、')}` : ''}${stages > 1 ? `，分 ${stages} 个阶段构建` : ''}`,
  compose: (services, count, technologies) =>
    `Docker Compose 编排 ${count} 个服务（${services.join('、')}）` +
    (technologies.length > 0 ? `，其中有 ${technologies.join('、')}` : ''),
  workflow: (name, does, platforms) =>
    `GitHub Actions 工作流${name ? `“${name}”` : ''}：${does.map((what) => DOES_ZH[what] ?? what).join('、')}` +
    (platforms ? `，覆盖 ${platforms} 种操作系统` : ''),
};

export const wording: Record<Language, Wording> = { en, zh };
