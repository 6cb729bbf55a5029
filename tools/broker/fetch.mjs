// Fetches Kafka's jars, so that no test has to wait for them.
import { kafkaJars } from './jars.mjs';

console.log(`Kafka is in ${kafkaJars()}.`);
