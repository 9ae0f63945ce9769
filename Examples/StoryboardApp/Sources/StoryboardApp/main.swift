// Screens from a storyboard, with cells from a xib. Run it with `swift run` in this example's folder.

import Foundation
import SDLKit
import UIKit

exit(SDLApplication.run(storyboard: "Main"))
