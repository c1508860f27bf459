import { loadNamed, runCommand } from '../run/namedModules';
import type { Bench } from './bench';

/** `npm run -s bench -- NAME`: prints each figure as a JSON object on a line. */
runCommand(async () => {
  const name = process.argv[2];
  const bench = await loadNamed<Bench>('bench', 'bench', name);
  await bench.run((figure) => console.log(JSON.stringify({ bench: name, ...figure })));
  // Whatever a bench left open must not keep it from ending.
  process.exit();
});
