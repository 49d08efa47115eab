import { globalStyle } from '@vanilla-extract/css';

/** The badge would lie over the page's last words; the form says in its own words whose service it is. */
globalStyle('.grecaptcha-badge', { visibility: 'hidden' });
