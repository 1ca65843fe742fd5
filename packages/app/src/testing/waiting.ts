import { configure } from '@testing-library/react';

// Parts of the screen load when they are first needed, and on a busy machine transforming one for the first time can
// take longer than the second a test would wait.
configure({ asyncUtilTimeout: 20_000 });
