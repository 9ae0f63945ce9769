/// Everything that sources written for iOS expect behind `import QuartzCore`, as far as it exists here: layers and
/// animations, and what `CoreGraphics` and Foundation have, which Apple's module brings with it, too. The layer that
/// draws text lies where text can be drawn, and is all that comes from there.
@_exported import DrawKit
@_exported import Foundation
@_exported import LayerKit
@_exported import class ViewKit.CATextLayer
@_exported import struct ViewKit.CATextLayerAlignmentMode
@_exported import struct ViewKit.CATextLayerTruncationMode
