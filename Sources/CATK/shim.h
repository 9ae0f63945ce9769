#include <atk-bridge.h>
#include <atk/atk.h>
