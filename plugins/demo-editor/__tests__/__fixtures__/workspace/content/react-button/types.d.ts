import 'not-a-demo';
