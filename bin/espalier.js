#!/usr/bin/env node
import '../dist/espalier.js';
