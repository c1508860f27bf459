import type { Evidence } from '../../protocol/cards';
import type { Material } from './material.rules';

/** What is known of how a project is tested, packaged and released. */
export interface Delivery {
  /** Workflows, and what they do. */
  ci: Evidence[];
  does: ReadonlySet<string>;
  docker?: Evidence;
  compose?: Evidence;
  release?: Evidence;
  /** Tagged releases. */
  count: number;
  /** Nobody is known to have made it: the project itself is the subject. */
  neutral: boolean;
}

/** `null` where most of the project is somebody else's: then its delivery is, too. */
export function deliveryOf(material: Material): Delivery | null {
  const { authorship } = material;
  if (authorship === 'minor' || authorship === 'none' || authorship === 'co') return null;
  const infrastructure = material.of('infrastructure');
  const ci = infrastructure.filter(({ data }) => data?.tool === 'ci');
  const docker = infrastructure.find(({ data }) => data?.tool === 'docker');
  const compose = infrastructure.find(({ data }) => data?.tool === 'compose');
  const release = material.of('release')[0];
  return {
    ci,
    does: new Set(ci.flatMap(({ data }) => (Array.isArray(data?.does) ? data.does : []))),
    ...(docker && { docker }),
    ...(compose && { compose }),
    ...(release && { release }),
    count: typeof release?.data?.count === 'number' ? release.data.count : 0,
    neutral: authorship === 'unknown',
  };
}
