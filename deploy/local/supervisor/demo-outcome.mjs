const ACCOUNTS = '{"accounts"';
const REASON = 'demo data: ';

/** The line of the demo seed that holds sign-ins; it belongs in no log. */
export const isSignIns = (line) => line.startsWith(ACCOUNTS);

export const signInsIn = (lines) => JSON.parse(lines.findLast(isSignIns) ?? '{"accounts":[]}').accounts;

/** Why the seed gave up, in its own words. */
export const reasonIn = (message) => {
  const said = message.split('\n').findLast((line) => line.startsWith(REASON));
  return said === undefined ? message.split('\n')[0] : said.slice(REASON.length);
};
