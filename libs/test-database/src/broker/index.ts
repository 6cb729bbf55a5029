export { brokerLacking, type OwnBroker, ownBroker } from './own-broker';
