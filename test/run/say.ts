/** A line about what is going on, apart from the output of the suites. */
export function say(line: string): void {
  console.log(line.startsWith(' ') ? line : `» ${line}`);
}
