/** The text with each change made. @throws when what is to be replaced does not stand in it exactly once. */
export function changed(text, changes) {
  return changes.reduce((current, [from, to]) => {
    const times = current.split(from).length - 1;
    if (times !== 1) throw new Error(`stands ${times} times: ${from}`);
    return current.replace(from, () => to);
  }, text);
}
