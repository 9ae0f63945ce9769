/// Everything that sources written for iOS expect behind `import QuartzCore`, as far as it exists here: layers and
/// animations, and what `CoreGraphics` and Foundation have, which Apple's module brings with it, too.
@_exported import DrawKit
@_exported import Foundation
@_exported import LayerKit
