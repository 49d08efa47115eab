export { createService } from './service.ts';
export type { ServiceOptions } from './service.ts';
export type { FormState, MountedSite, RenderPage } from './web/mount.ts';
export { ConfigurationError, readConfiguration } from './config/environment.ts';
export type { Configuration } from './config/environment.ts';
