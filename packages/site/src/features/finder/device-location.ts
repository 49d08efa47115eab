/** Timeout of geolocation, in milliseconds. */
const TIMEOUT = 10_000;

export type DeviceLocation = { lat: number; long: number } | 'refused' | 'unavailable';

/** The device's location, to a hundredth of a degree (about a kilometer); never stored or sent. */
export const locateDevice = (): Promise<DeviceLocation> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: roundedDegrees(coords.latitude), long: roundedDegrees(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT, maximumAge: 600_000 },
    );
  });

const roundedDegrees = (degrees: number) => Math.round(degrees * 100) / 100;
