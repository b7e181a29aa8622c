import 'date-fns';
