import { createContext, useContext } from 'react';

/** What lies over the page, whichever it is: the finder, a dialog of the own account, or help. */
export type ShellTool = 'finder' | 'profile' | 'password' | 'pages' | 'figures';

/** @param opener takes the focus when the tool closes, where that is not what had it before. */
export type OpenTool = (tool: ShellTool, opener?: HTMLElement | null) => void;

export const ShellToolsContext = createContext<OpenTool>(() => undefined);

export const useOpenTool = (): OpenTool => useContext(ShellToolsContext);
