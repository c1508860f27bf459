import { technologyOf } from '../../../text/technologies';
import type { TechnologyMention } from '../../../text/technologies';
import { TECHNOLOGIES } from '../../../text/technologyTable';

/** A name that is not written as its makers write it. */
export interface Misspelling {
  span: [number, number];
  surface: string;
  name: string;
}

/** Names that everybody writes: of a seldom one a near miss is more likely another word. */
const WELL_KNOWN = new Set(
  `javascript typescript python kotlin golang haskell erlang clojure fortran matlab assembly powershell solidity
  angular svelte webpack jquery tailwind bootstrap echarts electron flutter android kubernetes docker jenkins
  terraform ansible prometheus grafana logstash kibana elasticsearch zookeeper nginx tomcat openresty postgresql
  mongodb mariadb sqlite cassandra clickhouse rabbitmq rocketmq activemq kafka hadoop tensorflow pytorch pandas
  matplotlib jupyter langchain xgboost lightgbm django fastapi laravel symfony thinkphp express.js node.js next.js
  hibernate mybatis netty quarkus micronaut graphql websocket protobuf selenium playwright puppeteer cypress mockito
  postman jmeter github gitlab gitee bitbucket gradle cloudflare firebase supabase openstack hyperledger opencv
  autosar freertos arduino simulink codesys salesforce photoshop blender powerpoint servicenow confluence skywalking
  opentelemetry dynamodb snowflake bigquery databricks airflow redisson memcached couchbase timescaledb influxdb`.split(
    /\s+/,
  ),
);

interface KnownName {
  name: string;
  key: string;
}

let known: Map<string, KnownName[]> | undefined;

/** Names long enough that a slip can be told from another word, by their first letter. */
function longNames(): ReadonlyMap<string, readonly KnownName[]> {
  if (known) return known;
  known = new Map();
  for (const [name, kind] of TECHNOLOGIES) {
    const key = name.toLowerCase();
    if (kind === 'concept' || !WELL_KNOWN.has(key)) continue;
    const first = key.charAt(0);
    known.set(first, [...(known.get(first) ?? []), { name, key }]);
  }
  return known;
}

/** Names of technologies with one slip: a letter left out, doubled, changed, or two swapped (`pyhton`, `kubernets`). */
export function findTypos(text: string, technologies: readonly TechnologyMention[]): Misspelling[] {
  const found: Misspelling[] = [];
  for (const match of text.matchAll(/(?<![\w.@/-])[A-Za-z]{5,}(?![\w@/-]|\.\w)/g)) {
    const word = match[0].toLowerCase();
    const meant = longNames()
      .get(word.charAt(0))
      ?.find(({ key }) => oneSlip(word, key));
    if (!meant || ORDINARY.has(word.replace(/s$/, '')) || technologyOf(word)) continue;
    if (technologies.some(({ span }) => span[0] <= match.index && match.index < span[1])) continue;
    found.push({ span: [match.index, match.index + match[0].length], surface: match[0], name: meant.name });
  }
  return found;
}

/** Words that are one slip from a name. */
const ORDINARY = new Set(
  `string system consult consular scrape scraper assemble assembler pedantic polar prism election electron opencl matlib preston angler angled reactor reactive reacted native spring sprint strings
  expressed elements elastic closure closures decker dicker doctor grade graded grader ladle stagger staggered looked locker pesto bootstrap swiftly flutter fluster flatter scale scalar
  fragrant postmen puppets panda pander phoenix sequel sketched solder stripe strip strap straps strips sassy lesser selector marked rocket rockets hasura helmet kernel vector vertex matter
  gradle cradle oracle coracle miracle crystal pulsar pulse vision ionic iconic tonic electric ember amber mocker poster graphml haswell`.split(
    /\s+/,
  ),
);

/** Whether `a` becomes `b` by one insertion, deletion, change, or swap of neighbours. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  // A plural is no slip.
  if (a === b || a === `${b}s` || b === `${a}s`) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
