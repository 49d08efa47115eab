import { globalStyle } from '@vanilla-extract/css';

/** The badge would cover the end of the page; the form has a text about the service instead. */
globalStyle('.grecaptcha-badge', { visibility: 'hidden' });
