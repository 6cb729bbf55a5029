import { definePaths } from '../wire/route';

export const enquiriesPaths = definePaths({
  contact: { id: 'enquiries.contact', method: 'POST', path: '/api/v1/contact' },
  send: { id: 'enquiries.send', method: 'POST', path: '/api/v1/enquiries' },
  list: { id: 'enquiries.list', method: 'GET', path: '/api/v1/enquiries' },
  one: { id: 'enquiries.one', method: 'GET', path: '/api/v1/enquiries/:enquiryId' },
  answer: { id: 'enquiries.answer', method: 'POST', path: '/api/v1/enquiries/:enquiryId/answers' },
  close: { id: 'enquiries.close', method: 'POST', path: '/api/v1/enquiries/:enquiryId/close' },
  reopen: { id: 'enquiries.reopen', method: 'POST', path: '/api/v1/enquiries/:enquiryId/reopen' },
});
