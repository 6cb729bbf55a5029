const AREA = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/** An area's name in the forms that code writes it in; `undefined` where it is not kebab-case. */
export function formsOf(area) {
  if (!AREA.test(area)) return undefined;
  const words = area.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    kebab: area,
    snake: words.join('_'),
    capitals: words.join('_').toUpperCase(),
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    title: capitalised(words.join(' ')),
    lower: words.join(' '),
  };
}

/** A template, which speaks of a sample area, in the words of the area that is made. */
export const inWordsOf = (text, { kebab, snake, capitals, pascal, camel, title, lower }) =>
  text
    .replaceAll('sample-area', kebab)
    .replaceAll('sample_area', snake)
    .replaceAll('SAMPLE_AREA', capitals)
    .replaceAll('SampleArea', pascal)
    .replaceAll('sampleArea', camel)
    .replaceAll('Sample area', title)
    .replaceAll('sample area', lower);
