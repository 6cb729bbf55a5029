export { eventCatalogue } from './event-catalogue';
export type { CatalogueEvent } from './event-definitions.gen';
