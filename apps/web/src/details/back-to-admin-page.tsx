import { ButtonLink } from '../ui/button/button-link';

/** @param to the list that the page was opened from. */
export const BackToAdminPage = ({ to }: { readonly to: string }) => <ButtonLink to={to}>Back To Admin Page</ButtonLink>;
