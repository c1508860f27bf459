/** Made when the tests are bundled: imports each test file of this folder. */
declare module 'all-tests';
