; first
(exit) ; behind
