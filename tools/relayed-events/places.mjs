/** Where what is written about relayed events stands. */
export const PLACES = { document: 'docs/events.asyncapi.json', plain: 'docs/plain-event-fields.tsv' };
