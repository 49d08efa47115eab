#!/usr/bin/env node
import { command } from './cli.ts';

await command().parseAsync();
