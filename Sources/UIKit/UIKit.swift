/// Everything that sources written for iOS expect behind `import UIKit`, as far as it exists here.
@_exported import ViewKit
