// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "People",
    dependencies: [
        .package(
            url: "https://github.com/stackotter/swift-cross-ui",
            revision: "f651d7e35648ecafa3e5e73023be40a351bd8c96")
    ],
    targets: [
        .executableTarget(
            name: "People",
            dependencies: [
                .product(name: "SwiftCrossUI", package: "swift-cross-ui"),
                .product(name: "GtkBackend", package: "swift-cross-ui"),
            ])
    ]
)
