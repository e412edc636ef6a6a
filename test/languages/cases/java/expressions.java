class A { Object o = f((a, b) -> a + b * 2, String::new, new int[] {1, 2,}, (int) x); }
