import type { ContactMessage, SignUpEnquiry } from './enquiry.events';

export type EnquiryCommand =
  | { readonly name: 'ReceiveContact'; readonly message: ContactMessage }
  | { readonly name: 'ReceiveEnquiry'; readonly enquiry: SignUpEnquiry }
  | { readonly name: 'Answer'; readonly text: string }
  | { readonly name: 'Close' }
  | { readonly name: 'Reopen' };
