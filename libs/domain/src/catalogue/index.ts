export { eventCatalogue } from './event-catalogue';
