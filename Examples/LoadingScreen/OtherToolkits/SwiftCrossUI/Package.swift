// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "People",
    dependencies: [.package(url: "https://github.com/stackotter/swift-cross-ui", branch: "main")],
    targets: [
        .executableTarget(
            name: "People",
            dependencies: [
                .product(name: "SwiftCrossUI", package: "swift-cross-ui"),
                .product(name: "GtkBackend", package: "swift-cross-ui"),
            ])
    ]
)
