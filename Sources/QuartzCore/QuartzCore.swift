/// Everything that sources written for iOS expect behind `import QuartzCore`, as far as it exists here.
@_exported import LayerKit
