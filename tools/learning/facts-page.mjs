/** After so many months somebody has to look at a statutory fact again. */
const FRESH_MONTHS = 12;

const monthsBetween = (from, to) => {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [from, to].map((month) => month.split('-').map(Number));
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
};

const factsOf = (modules) =>
  modules.flatMap(({ moduleName, chapters }) =>
    chapters.flatMap(({ where, chapterName, facts }) =>
      facts.map((each) => ({ ...each, where, moduleName, chapterName })),
    ),
  );

/** A line for each fact that was last looked at more than a year ago. `today` is a month such as `2026-11`. */
export const staleFacts = (modules, today) =>
  factsOf(modules)
    .filter(({ asOf }) => monthsBetween(asOf, today) > FRESH_MONTHS)
    .map(({ where, fact, asOf }) => `${where}: last looked at in ${asOf}: ${fact}`);

const plain = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[.;]\s*$/, '')
    .trim();

/** The page for editors: every statutory fact with its source and date, and what is still to be checked. */
export function factsPage(modules, toCheck) {
  const parts = modules.flatMap(({ moduleName, chapters }) => [
    `## ${moduleName}`,
    ...chapters
      .filter(({ facts }) => facts.length > 0)
      .flatMap(({ chapterNumber, chapterName, facts }) => [
        `### ${chapterNumber}. ${chapterName}`,
        facts.map(({ fact, source, asOf }) => `- ${plain(fact)}. _${plain(source)}; ${asOf}._`).join('\n'),
      ]),
  ]);
  return [
    '# Statutory facts of the learning content',
    'Written by `npm run learning` from the chapters in [apps/api/learning](../apps/api/learning). Whoever has looked at a fact again sets its month in the chapter; a fact older than a year is named when the content is compiled.',
    '## To be checked before a release to customers',
    toCheck,
    ...parts,
    '',
  ].join('\n\n');
}
