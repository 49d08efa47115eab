/** Host names of this machine. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
