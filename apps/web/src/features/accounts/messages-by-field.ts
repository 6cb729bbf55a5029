export { messagesByField } from '../../ui/form/messages-by-field';
