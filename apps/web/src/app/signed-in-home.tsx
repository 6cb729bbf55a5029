import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as paths from '../client/paths';
import { opensBusinessAreas } from '../client/stored-session';

/** Where the product opens: on the dashboard, or on the business areas where a stored value says so (SHELL-08). */
export function SignedInHome() {
  // Read once: the frame around the page soon writes the same value, to say how its drawer stands.
  const [areas] = useState(opensBusinessAreas);
  return <Navigate to={areas ? paths.businessAreas : paths.dashboard} replace />;
}
