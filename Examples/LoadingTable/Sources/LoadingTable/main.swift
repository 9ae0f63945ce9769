// A table that shows bones until its rows are loaded. Run it with `swift run` in this example's folder.

import Foundation
import SDLKit

exit(SDLApplication.run(rootViewController: PeopleViewController()))
