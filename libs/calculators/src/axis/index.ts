export * from './axis-ticks';
